import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { trackingWordsEn } from '@rohi/contract/tracking/words/en';
import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { TrackingTexts } from './ru.ts';

const secondForms = { one: 'second', other: 'seconds' };
const dayForms = { one: 'day', other: 'days' };

export const trackingTextsEn: TrackingTexts = {
  words: trackingWordsEn,
  heading: 'Where is my parcel?',
  search: {
    label: 'Tracking numbers, separated by commas',
    placeholder: 'Tracking numbers, separated by commas',
    opensDialog: 'Moving to this field opens a dialog for a list of numbers.',
    submit: 'Track',
    pasteAsList: 'Paste as a list',
    counterNoun: 'numbers',
    wait: (seconds) => `Again in ${seconds} ${pluralEn(seconds, secondForms)}`,
    waitShort: (seconds) => `${seconds}`,
  },
  bulk: {
    noCodes: 'Please enter your tracking number',
    tooManyCodes: (max) => `The maximum number of queries cannot exceed ${max}`,
  },
  tabs: { label: 'Parcels by status', all: 'All', whole: (status) => ` — ${status}: ` },
  columns: {
    toggle: 'Details',
    trackingCode: 'Tracking number',
    status: 'Delivery status',
    lastMile: 'Last mile tracking',
    orderCode: 'Order number',
    lastEvent: 'Last event',
  },
  details: (code) => `Details of parcel ${code}`,
  progress: {
    label: 'Delivery steps',
    done: 'done',
    stepOf: (step, total) => `Step ${step} of ${total}`,
    goesBack: 'On its way back to the sender: it no longer travels to you',
    cancelled: (total, step, when) =>
      `Cancelled${when ? ` ${when}` : ''}${step ? ` at step ${step} of ${total}` : ''}`,
  },
  nextSteps: {
    NEW: 'It is waiting for you in your account, under Orders.',
    WAIT_FORECAST: 'Complete the declaration in your account so that the parcel can travel without delay.',
    DTH: 'The delivery date appears here once it has been received and weighed.',
    DHWCRK: `It usually takes {{deliveryDaysFrom}}–{{deliveryDaysTo}} days from the China warehouse to the pickup point.`,
    DHWCCK: 'We are getting it ready for the pickup point.',
    DZTDQS: 'You can collect it once the pickup point has confirmed its arrival.',
    DKHQS: 'Collect it at the pickup point. Your account shows the address and how long storage is free.',
    KHYQS: `If anything is wrong with it, call {{hotline}}.`,
    YQX: `Questions about the cancellation? Call {{hotline}}.`,
  },
  arrival: {
    expected: (days) => `Expected at the pickup point ${days}`,
    late: (days) => `Was expected at the pickup point ${days}; the parcel is running late`,
    was: 'Was expected',
  },
  history: {
    title: 'History',
    none: 'No events yet.',
    showMore: (days) => `Show ${days} more ${pluralEn(days, dayForms)}`,
    showLess: 'Show less',
  },
  facts: {
    label: 'About the parcel',
    country: 'Country',
    carrier: 'Carrier',
    openSite: 'Open website',
    newTab: 'in a new tab',
    notes: 'Notes',
  },
  notFound: {
    heading: (count) => `Not found yet: ${count}`,
    unknown: (carriers) =>
      `${carriers.length > 0 ? `Looks like ${carriers.join(' or ')}. It` : 'The number'} appears here once our China warehouse has received the parcel. Check with the seller that it has been delivered there.`,
    customerCode:
      'This is a customer code, not a tracking number. The shop or the seller gives you the tracking number.',
    orderCode: 'This is an order number, not a tracking number. Orders open in your account.',
    badFormat: 'Check the number: it has 4 to 40 letters and digits; hyphens are allowed.',
    severalInOne: 'If this is more than one number, put commas between them.',
  },
  loginHint: {
    before: 'Is this your parcel? ',
    link: 'Log in',
    after: ' to see its pickup point, weight and free storage period.',
  },
  empty: {
    welcome: {
      title: 'Paste your tracking numbers',
      text: `Up to ${maxTrackingCodes} at a time. You find the number in your marketplace order, or ask the seller. No login needed.`,
      action: 'Enter numbers',
    },
    noneFound: {
      title: 'We do not have these parcels yet',
      text: 'What to do next is written below each number.',
      action: '',
    },
    noneInTab: { title: 'No parcels with this status', text: '', action: 'Show all' },
    unreachable: {
      title: 'Could not load',
      text: 'Your numbers are still in the search box.',
      action: 'Try again',
    },
    busy: {
      title: 'Too many requests in a row',
      text: 'Please wait a moment. Your numbers are still in the search box.',
      action: 'Try again',
    },
    refused: {
      title: 'The numbers could not be read',
      text: 'Make sure there are commas between them, or paste them as a list.',
      action: 'Open the list',
    },
  },
  storedAnswer: (age) => `No network. This is the answer received ${age}.`,
  spoken: {
    loading: 'Looking for parcels…',
    found: (found, count) => `Parcels found: ${found} of ${count}`,
  },
};
