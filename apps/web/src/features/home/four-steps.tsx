import { MapPin, PackageCheck, PackagePlus, Truck, Video } from 'lucide-react';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { Box, Text } from '../../shared/ui/primitives.tsx';
import css from './four-steps.module.css';
import section from './section.module.css';

export function FourSteps() {
  const { steps } = useHomeTexts();
  const all = [
    { ...steps.address, icon: MapPin },
    { ...steps.buy, icon: PackagePlus },
    { ...steps.carry, icon: Truck },
    { ...steps.collect, icon: PackageCheck },
  ];
  return (
    <section className={classNames(section.section, css.section)}>
      <div className={section.head}>
        <h2>{steps.title}</h2>
        <a href={hrefOf('videoLessons')} className={section.more}>
          <Icon of={Video} />
          {steps.lessons}
        </a>
      </div>
      <Box as="ol" marginTop={16} className={css.steps}>
        {all.map(({ title, text, icon }) => (
          <li key={title} className={css.step}>
            <span className={css.icon}>
              <Icon of={icon} />
            </span>
            <div>
              <Text as="h3" size={16} weight={600} className={css.title}>
                {title}
              </Text>
              <Text marginTop={4} tone="soft" size={15}>
                {text}
              </Text>
            </div>
          </li>
        ))}
      </Box>
    </section>
  );
}
