import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

export type MovePreview = ReplyTo<'POST /trips/channel-moves/preview'>;

/**
 * What of the goods that wait for a channel, or of those named by their codes, would go by another one; nothing is
 * asked while none is chosen.
 */
export function useMovePreview(
  fromChannelId: number,
  toChannelId: number | undefined,
  codes: readonly string[] | undefined,
) {
  return useQuery({
    queryKey: ['trips', 'channel-move', fromChannelId, toChannelId, codes],
    queryFn: ({ signal }) =>
      call('POST /trips/channel-moves/preview', {
        body: { fromChannelId, toChannelId: toChannelId ?? -1, ...(codes && { codes: [...codes] }) },
        quiet: true,
        signal,
      }),
    enabled: toChannelId !== undefined,
    staleTime: 0,
    retry: false,
  });
}
