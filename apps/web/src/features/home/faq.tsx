import { ChevronDown } from 'lucide-react';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { MoreLink } from './more-link.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import css from './faq.module.css';
import section from './section.module.css';

export function Faq() {
  const { faq } = useHomeTexts();
  const questions = [faq.notShown, faq.code, faq.weights, faq.delegate];
  return (
    <section className={classNames(section.section, css.section)}>
      <div className={classNames(section.head, css.head)}>
        <h2>{faq.title}</h2>
        <MoreLink to="faq">{faq.all}</MoreLink>
      </div>
      <div className={classNames(section.card, css.card)}>
        {questions.map(({ title, text }, index) => (
          <details key={title} className={css.question} open={index === 0}>
            <summary className={css.summary}>
              <h3 className={css.title}>{title}</h3>
              <Icon of={ChevronDown} className={css.arrow} />
            </summary>
            <p className={css.answer}>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
