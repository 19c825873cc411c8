/** The script of a static page. Controls that need the client lead to it. */
export function runStaticPageScript(trackingPath: string): void {
  const main = document.querySelector('main')!;
  const lead = (event: Event) => {
    const target = event.target as Element;
    if (!target.closest('input,textarea,select,button')) return;
    event.preventDefault();
    const path = target.closest('search,[role=search]') ? trackingPath : main.dataset['path'];
    location.assign(`/?lang=${document.documentElement.dataset['locale']}#${path}`);
  };
  main.addEventListener('focusin', lead);
  main.addEventListener('click', lead);
}
