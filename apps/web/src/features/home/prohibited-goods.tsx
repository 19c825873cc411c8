import { BatteryWarning, FlaskConical, Leaf, ShieldAlert } from 'lucide-react';
import { Icon } from '../../shared/ui/icon.tsx';
import { MoreLink } from './more-link.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { Box, Text } from '../../shared/ui/primitives.tsx';
import css from './prohibited-goods.module.css';
import section from './section.module.css';

/** The four groups of the specification, section 9. */
export function ProhibitedGoods() {
  const { prohibited } = useHomeTexts();
  const groups = [
    { ...prohibited.hazardous, icon: FlaskConical },
    { ...prohibited.illegal, icon: ShieldAlert },
    { ...prohibited.biological, icon: Leaf },
    { ...prohibited.other, icon: BatteryWarning },
  ];
  return (
    <section className={section.card}>
      <Text as="h2" size={22}>
        {prohibited.title}
      </Text>
      <Box as="ul" marginTop={8} marginBottom={12}>
        {groups.map(({ title, text, icon }) => (
          <li key={title} className={css.group}>
            <span className={css.icon}>
              <Icon of={icon} />
            </span>
            <div>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </Box>
      <MoreLink to="prohibitedGoods">{prohibited.all}</MoreLink>
    </section>
  );
}
