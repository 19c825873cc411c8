import { describe, expect, test } from 'vitest';
import { ApiError } from './exchange.ts';
import { failureText } from './failure-text.ts';

describe('the text of a failed call', () => {
  test('is what the service said', () => {
    const failure = new ApiError(500, 'server.internal', { msg: 'The service is out of order' });
    expect(failureText(failure, 'Check your connection')).toBe('The service is out of order');
  });

  test.each([
    ['a network that is away', new ApiError(0, 'client.network')],
    ['an answer that is none of the service', new ApiError(502, 'client.badAnswer')],
    ['a mistake of the page', new TypeError('undefined is not a function')],
    ['nothing known', undefined],
  ])('is general for %s', (_what, failure) => {
    expect(failureText(failure, 'Check your connection')).toBe('Check your connection');
  });
});
