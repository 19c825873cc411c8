/**
 * Sends a request as clients do: what was put off as `server.busy`, on a machine that is busy elsewhere, is sent again
 * as it was. For tests of what comes of many at once, not of how soon.
 */
export async function whenServed<Answer>(
  send: () => Promise<Answer>,
  errorOf: (answer: Answer) => unknown,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (errorOf(answer) !== 'server.busy') return answer;
  }
}
