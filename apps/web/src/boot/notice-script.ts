type Piece = string | { b: string[] } | { i: string[] } | { to: string; t: string[] };
type Paragraph = { p: Piece[] };
type Block =
  | Paragraph
  | { h: number; t: Piece[] }
  | { note: Paragraph[] }
  | { list: Paragraph[][]; start?: number };
type EarlyNotice = { slug: string; title: string; summary: string; content: Block[] };

function write(place: Element, pieces: readonly Piece[]): Element {
  for (const piece of pieces) {
    if (typeof piece === 'string') place.append(piece);
    else {
      const part = document.createElement('b' in piece ? 'b' : 'i' in piece ? 'em' : 'a');
      part.append(...('b' in piece ? piece.b : 'i' in piece ? piece.i : piece.t));
      place.append(part);
    }
  }
  return place;
}

function paragraph({ p }: Paragraph): Element {
  return write(document.createElement('p'), p);
}

/** A block as the client draws it; `sampleOf` gives an empty element as the client makes it. */
function draw(block: Block, sampleOf: (tag: string) => Element): Element {
  if ('p' in block) return paragraph(block);
  if ('h' in block) return write(sampleOf(`h${block.h}`), block.t);
  if ('note' in block) {
    const note = sampleOf('div');
    note.append(...block.note.map(paragraph));
    return note;
  }
  const isNumbered = block.start !== undefined;
  const list = isNumbered ? document.createElement('ol') : sampleOf('ul');
  if (isNumbered) {
    list.className = sampleOf('ul').className;
    list.setAttribute('start', `${block.start}`);
  }
  for (const item of block.list) {
    const line = document.createElement('li');
    line.append(...item.map(paragraph));
    list.append(line);
  }
  return list;
}

/**
 * The script after the beginnings of pages. It shows the one notice that the address asks for as soon as its call,
 * which the script in the head has sent, is answered: the client comes seconds later on a slow line, and draws the
 * notice anew in the same places.
 */
export function runNoticeScript(templateId: string, styleId: string): void {
  const early = window.earlyAnswers?.[0];
  const { hash } = location;
  // Only a page that asks early for its first answer, and of it for one.
  if (!early || !/[?&]item=./.test(hash)) return;
  const read = async () => {
    const answer = (await (await early.answer).clone().json()) as { data: { list: EarlyNotice[] } };
    const [notice] = answer.data.list;
    const main = document.querySelector<HTMLElement>('#root main');
    if (!notice || !main || location.hash !== hash || 'live' in document.documentElement.dataset) return;
    window.earlyNotice = notice;
    for (const [id, place] of [
      [styleId, document.head],
      [templateId, main],
    ] as const)
      place.append((document.getElementById(id) as HTMLTemplateElement).content.cloneNode(true));
    main.inert = true;
    main.querySelector('h1')!.textContent = notice.title;
    const summary = main.querySelector('header :last-child')!;
    summary.textContent = notice.summary;
    const article = main.querySelector('article')!;
    const samples = [...article.querySelectorAll(':scope > :not(header)')];
    for (const sample of samples) sample.remove();
    const sampleOf = (tag: string) =>
      samples.find(({ localName }) => localName === tag)!.cloneNode(false) as Element;
    article.append(...notice.content.map((block) => draw(block, sampleOf)));
  };
  // Without an answer the client says what is wrong.
  read().catch(() => undefined);
}
