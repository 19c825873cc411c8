import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { momentText } from '../../../../kit/list/moment-text.ts';
import { useUser } from '../../../../kit/session/user-info.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { ManifestFile } from './manifest-file.tsx';
import { ManifestFindings } from './manifest-findings.tsx';
import { manifestTexts } from '../../../screen-words.ts';
import { Text } from '../../../../../shared/ui/primitives.tsx';
import css from './manifest.module.css';
import { personName } from '../../../../kit/people.ts';

/** The manifests of partners that were noted with a trip, and the way to the next one. */
export function PartnerManifests({ code }: { code: string }) {
  const words = manifestTexts.read();
  const mayCheck = useUser().authorities.includes('trip:depart');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['trips', 'manifests', code],
    queryFn: ({ signal }) => call('GET /trips/{id}/manifests', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <>
      {data !== undefined && data.list.length > 0 && (
        <Text as="h3" size={15}>
          {words.noted}
        </Text>
      )}
      {data?.list.map((manifest) => (
        <section key={manifest.id} className={css.noted} aria-label={manifest.fileName}>
          <Text as="b" breaks>
            {manifest.fileName}
          </Text>
          <Text
            as="span"
            tone="soft"
            size={13}
          >{`${momentText(manifest.at)}, ${personName(manifest.by)}`}</Text>
          <ManifestFindings found={manifest} />
        </section>
      ))}
      {mayCheck && (
        <Button onPress={() => setIsOpen(true)}>
          <Icon of={FileSpreadsheet} size={18} />
          {words.open}
        </Button>
      )}
      {isOpen && <ManifestFile code={code} onClose={() => setIsOpen(false)} />}
    </>
  );
}
