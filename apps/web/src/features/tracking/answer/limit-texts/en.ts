import type { LimitTexts } from './ru.ts';

export const texts: LimitTexts = {
  notTold: {
    heading: (count) => `Numbers not found: ${count}`,
    network:
      'Too many numbers that we do not have yet were looked up from your network within the last hour, so we do not show which ones these are. All parcels that were found are shown.',
    account:
      'You have looked up too many numbers that we do not have yet within the last hour, so we do not show which ones these are. All parcels that were found are shown.',
    details: (wait) => `Details will be here ${wait} or so.`,
    detailsNow: 'Details are available again.',
    retry: 'Check again',
  },
  limited: {
    title: 'Too many numbers that were not found',
    network: (wait) =>
      `Too many numbers that we do not have yet were looked up from your network within the last hour. The search opens again ${wait} or so. Your numbers are still in the search box.`,
    account: (wait) =>
      `You have looked up too many numbers that we do not have yet within the last hour. The search opens again ${wait} or so. Your numbers are still in the search box.`,
    now: 'The search is open again. Your numbers are still in the search box.',
    retry: 'Try again',
  },
  logIn: { link: 'Log in', after: ' and there is no wait: customers are counted on their own.' },
};
