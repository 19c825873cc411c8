import { expect, test } from 'vitest';
import { beginningOf, mainOf } from './first-screen.ts';

test('ends with the block that has the letters, and closes what is open', () => {
  const markup = '<div class="a"><h1>Title</h1><p>One two</p><p>Three</p></div>';
  expect(beginningOf(markup, 6)).toBe('<div class="a"><h1>Title</h1><p>One two</p></div>');
  expect(beginningOf(markup, 3)).toBe('<div class="a"><h1>Title</h1></div>');
  expect(beginningOf(markup, 1000)).toBe(markup);
});

test('does not end within an inline element, nor within what the server fills', () => {
  expect(beginningOf('<p>One <b>two</b> three</p><p>Four</p>', 5)).toBe('<p>One <b>two</b> three</p>');
  const list = '<ul data-each="3"><li>One</li><li>Two</li></ul>';
  expect(beginningOf(`${list}<p>Three</p>`, 2)).toBe(list);
  expect(beginningOf('<div data-needs="2"><p>One</p><p>Two</p></div><p>Three</p><p>Four</p>', 2)).toBe(
    '<div data-needs="2"><p>One</p><p>Two</p></div><p>Three</p>',
  );
});

test('passes over the marks of React and elements without an end', () => {
  expect(beginningOf('<!--$--><p>A<!-- -->B<br/>C<input type="text"/></p><!--/$--><p>D</p>', 2)).toBe(
    '<p>AB<br/>C<input type="text"/></p>',
  );
});

test('finds the part of the page, or says that there is none', () => {
  expect(mainOf('<header>x</header><main id="main"><p>y</p></main><footer></footer>')).toBe('<p>y</p>');
  expect(() => mainOf('<p>y</p>')).toThrow('<main>');
});

test('what stands in the place of a missing fact is no part of the beginning', () => {
  const page =
    '<ul data-needs="2"><li data-each="2">One</li></ul><section data-lacks="2"><p>None</p></section>';
  expect(beginningOf(page, 100)).toBe('<ul data-needs="2"><li data-each="2">One</li></ul>');
});
