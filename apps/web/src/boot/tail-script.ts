import type { BootFacts } from './boot-facts.ts';

type Paths = Pick<BootFacts, 'startPath' | 'trackingPath'>;

/**
 * A form sent before the client is there is sent again until the client takes it: the browser's own sending would load the page anew
 * and lose what was typed.
 */
function keepForms(): void {
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    setTimeout(() => {
      if (form.isConnected && form.requestSubmit) form.requestSubmit();
    }, 200);
  });
}

/** A menu opened before the client is there opens once the client hears of it. */
function keepMenus(state: DOMStringMap): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[aria-expanded]');
    if (!button || 'live' in state) return;
    const label = JSON.stringify(button.getAttribute('aria-label'));
    const press = () => {
      setTimeout(() => {
        if (!('live' in state)) return press();
        const now = document.querySelector<HTMLElement>(`button[aria-label=${label}]`);
        if (now) now.click();
      }, 50);
    };
    press();
  });
}

/** A face that came too late for the first frame is put on with the next page: what is being read does not move. */
function keepFace(state: DOMStringMap): void {
  addEventListener('load', () => {
    void document.fonts?.load("1em 'Onest late'", `a${document.title}`).then(() => {
      addEventListener('hashchange', () => (state['face'] = 'late'), { once: true });
    });
  });
}

/**
 * The script at the end of the body. It puts the shell of the language and page asked for in its place, and starts the
 * client after the first frame.
 */
export function runTailScript({ startPath, trackingPath }: Paths, startClient: () => Promise<unknown>): void {
  const { locale, path, searchText, session, bare } = window.firstFrame;
  const page = document.documentElement;
  const root = document.getElementById('root')!;
  const hasShell = path === startPath || path === trackingPath;
  if (page.className) {
    root.textContent = '';
    if (!bare) {
      const shell = document.getElementById(`${(hasShell ? path : startPath).slice(1)}-${locale}`);
      root.appendChild((shell as HTMLTemplateElement).content.cloneNode(true));
      if (!hasShell) root.querySelector('main')!.textContent = '';
    }
    page.className = '';
  }
  if (session) root.dataset['session'] = '';
  if (searchText) {
    root.dataset['asking'] = '';
    root.querySelector<HTMLInputElement>('main input')!.value = searchText;
  } else if (hasShell && !session) root.dataset['shell'] = '';
  keepForms();
  keepMenus(page.dataset);
  keepFace(page.dataset);
  const start = () => {
    startClient().catch(() => addEventListener('online', () => location.reload()));
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
