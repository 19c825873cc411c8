import type { Page } from '@playwright/test';

/**
 * What is wrong with the texts that a page shows at its present width, each as `kind: text`, and none twice.
 * `sideways`: the page scrolls sideways by so many pixels. `beyond`: a text goes over the edge of the page. `cut`: a
 * box hides a part of a text, and no dots say so. `out`: a text goes over the edge of the box that it is drawn in.
 * `broken`: a word goes on in the next line without a hyphen. `empty`: a value that was not there was written.
 */
export function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = new Set<string>();
    const range = document.createRange();
    const seen = { opacityProperty: true, visibilityProperty: true };
    const isClamped = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none';
    const isBox = (style: CSSStyleDeclaration) =>
      style.display !== 'inline' &&
      (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderRightWidth) > 0);
    /** A whole pixel and a letter's tail do not count. */
    const isWider = (text: DOMRect, box: DOMRect) => text.right > box.right + 1 || text.left < box.left - 1;
    const isLower = (text: DOMRect, box: DOMRect) => text.bottom > box.bottom + 3;

    function faultOf(element: Element, text: DOMRect): string | undefined {
      let isInBox = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined;
        if (style.overflowX !== 'visible') {
          // What is for the ear alone is of one pixel.
          if (box.width <= 2 || box.height <= 2) return undefined;
          if (isWider(text, box)) return style.textOverflow === 'ellipsis' ? undefined : 'cut';
          if (isClamped(style)) return undefined;
          if (isLower(text, box) && text.top < box.bottom) return 'cut';
        }
        if (!isInBox && isBox(style)) {
          isInBox = true;
          if (isWider(text, box) || isLower(text, box)) return 'out';
        }
        if (style.position === 'fixed') break;
      }
      return text.right > root.clientWidth + 1 || (text.left < -1 && text.right > 0) ? 'beyond' : undefined;
    }

    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) faults.add(`sideways: ${sideways}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || text.trim() === '' || !element.checkVisibility(seen)) continue;
      if (element.closest('[inert], svg, option, script, style, template')) continue;
      const line = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 90);
      if (/\bundefined\b|\bNaN\b|Invalid Date|\{\{|\[object/.test(text)) faults.add(`empty: ${line}`);
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      for (const rect of rects) {
        const kind = faultOf(element, rect);
        if (kind !== undefined) faults.add(`${kind}: ${line}`);
      }
      if (rects.length < 2 || element.getBoundingClientRect().width <= 2) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}{5,}/gu)) {
        if (/\p{Script=Han}/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].flatMap(({ width, top }) => (width > 0 ? [top] : []));
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`broken: ${word}`);
      }
    }
    return [...faults];
  });
}
