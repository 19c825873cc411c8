/* oxlint-disable react/no-array-index-key -- the parts of a text never change their places */
import type { PageName } from '@rohi/contract/site/pages';
import { whileThereIs } from '../facts/site-facts.ts';
import { InlineText, plainText } from './inline-text.tsx';
import type { Block } from './long-text-data.ts';
import css from './text-blocks.module.css';

type PartProps<Kind extends Block> = { block: Kind; page: PageName };

function Heading({ block, page }: PartProps<Extract<Block, { h: number }>>) {
  const Level = block.h === 2 ? 'h2' : 'h3';
  return (
    <Level id={block.id} tabIndex={-1} className={css[Level]}>
      <InlineText pieces={block.t} page={page} />
    </Level>
  );
}

function List({ block, page }: PartProps<Extract<Block, { list: unknown }>>) {
  const items = block.list.map((blocks, index) => (
    <li key={index}>
      <TextBlocks blocks={blocks} page={page} />
    </li>
  ));
  return block.start === undefined ? (
    <ul className={css.list}>{items}</ul>
  ) : (
    <ol className={css.list} start={block.start}>
      {items}
    </ol>
  );
}

/** Wider than a phone: it scrolls inside its frame, also by keyboard. */
function Table({ block, page }: PartProps<Extract<Block, { rows: unknown }>>) {
  const name = block.head.map(plainText).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={css.frame} role="region" aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                <InlineText pieces={cell} page={page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>
                  <InlineText pieces={cell} page={page} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Part({ block, page }: PartProps<Block>) {
  if ('h' in block) return <Heading block={block} page={page} />;
  if ('list' in block) return <List block={block} page={page} />;
  if ('rows' in block) return <Table block={block} page={page} />;
  if ('note' in block)
    return (
      <div className={css.note}>
        <TextBlocks blocks={block.note} page={page} />
      </div>
    );
  const attributes = block.needs === undefined ? {} : whileThereIs(block.needs);
  return (
    attributes && (
      <p {...attributes}>
        <InlineText pieces={block.p} page={page} />
      </p>
    )
  );
}

/** The parts of a long text, one under the other. */
export function TextBlocks({ blocks, page }: { blocks: readonly Block[]; page: PageName }) {
  return blocks.map((block, index) => <Part key={index} block={block} page={page} />);
}
