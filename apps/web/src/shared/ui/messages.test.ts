import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSuccesses, messages, showMessage } from './messages.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => messages.read().map(({ text }) => text);

test('what was done stays on its page; an error is shown for its three seconds wherever one goes', () => {
  showMessage('success', 'Скопировано');
  showMessage('error', 'Нет связи');
  dropSuccesses();
  expect(texts()).toEqual(['Нет связи']);
  vi.advanceTimersByTime(2_900);
  expect(texts()).toEqual(['Нет связи']);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});

test.each([true, false])('an error says whether no answer came at all: %s', (isUnanswered) => {
  showMessage('error', undefined, isUnanswered);
  expect(messages.read()).toMatchObject([{ text: undefined, isUnanswered }]);
});
