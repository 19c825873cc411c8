import type { BootFacts } from './boot-facts.ts';

type Paths = Pick<BootFacts, 'startPath' | 'trackingPath'>;

/**
 * A form sent before the client is there is sent again until the client takes it: the browser's own sending would load
 * the page anew and lose what was typed.
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

/** A menu opened before the client has started opens when it has. */
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

/** Puts what a template holds at the end of an element; says whether there is such a template. */
function addTemplate(place: Element, id: string): boolean {
  const template = document.getElementById(id) as HTMLTemplateElement | null;
  if (template) place.appendChild(template.content.cloneNode(true));
  return template !== null;
}

/**
 * The beginning of a page without a shell stands behind this script, and is shown once it has come. It cannot be used
 * yet, because the client draws the page anew. With a query in the address another text may have been asked for.
 */
function addBeginning(root: Element, id: string, styleId: string): void {
  if (location.hash.includes('?')) return;
  document.addEventListener('DOMContentLoaded', () => {
    if ('live' in document.documentElement.dataset) return;
    if (!addTemplate(root.querySelector('main') || root, id)) return;
    addTemplate(document.head, styleId);
    root.querySelector('main')!.inert = true;
  });
}

/**
 * The script after the shells. It puts that of the language and page asked for in its place, or the bar and the
 * beginning of a page that has none, with the style `styleId`, and starts the client after the first frame.
 */
export function runTailScript(
  { startPath, trackingPath }: Paths,
  styleId: string,
  startClient: () => Promise<unknown>,
): void {
  const { locale, path, searchText, session, bare } = window.firstFrame;
  const page = document.documentElement;
  const root = document.getElementById('root')!;
  const hasShell = path === startPath || path === trackingPath;
  if (page.className) {
    const shell = `${(hasShell ? path : startPath).slice(1)}-${locale}`;
    // The Russian start page stands there already.
    if (bare || shell !== `${startPath.slice(1)}-ru`) root.textContent = '';
    if (!bare) {
      addTemplate(root, shell);
      if (!hasShell) root.querySelector('main')!.textContent = '';
    }
    if (!hasShell) addBeginning(root, `${path.slice(1)}-${locale}`, styleId);
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
