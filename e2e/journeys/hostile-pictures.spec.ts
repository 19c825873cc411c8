import { randomUUID } from 'node:crypto';
import { polyglotPictures, refusedPictures, script } from '../../apps/server/test/hostile-pictures.ts';
import { callService, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, test, type Service } from '../fixtures.ts';
import { watchScripts } from '../watch-scripts.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

async function send(service: Service, token: string, bytes: Buffer, mediaType: string) {
  const answer = await fetch(`${service.address}/api/profile/claims/pictures`, {
    method: 'POST',
    headers: { token, 'content-type': mediaType },
    body: new Uint8Array(bytes),
  });
  const { data, error } = (await answer.json()) as { data?: { pictureId: string }; error?: string };
  return { type: answer.headers.get('content-type'), pictureId: data?.pictureId, error };
}

test('T15: of a hostile picture nothing runs in a browser, however its bytes are taken', async ({
  page,
  service,
}) => {
  test.slow();
  const { session } = await openAccount(service);
  const code = 'YT9999000000077';
  await service.importCsv(`Tracking code,Received in China\n${code},2026-01-12\n`);

  // Files that are no picture: an answer in JSON, and nothing that could be opened.
  for (const [name, make, mediaType, error] of refusedPictures) {
    // Of what is too large the connection is cut while it is being sent.
    if (error === 'request.tooLarge') continue;
    const answer = await send(service, session.token, await make(), mediaType);
    expect({ name, ...answer }).toEqual({
      name,
      type: 'application/json; charset=utf-8',
      pictureId: undefined,
      error,
    });
  }

  const scriptsRun = await watchScripts(page);
  const { pictureId = '' } = await send(
    service,
    session.token,
    ...((await polyglotPictures())[0] as [Buffer, string]),
  );
  const claim = await callService<{ code: string }>(
    service,
    'POST',
    '/profile/claims',
    { requestId: randomUUID(), trackingCode: code, pictureId, marketplace: 'TAOBAO' },
    session.token,
  );
  const address = `${service.address}/api/profile/claims/${claim.code}/picture`;
  const opened = `${service.address}/opened`;
  const ran: string[] = [];
  for (const [bytes, mediaType] of await polyglotPictures()) {
    const sent = await send(service, session.token, bytes, mediaType);
    expect(sent.error).toBeUndefined();
    await service.sql`update parcel_claim set picture_id = ${sent.pictureId ?? ''} where code = ${claim.code}`;

    // At its own address a browser saves it, and shows nothing.
    await page.setExtraHTTPHeaders({ token: session.token });
    const saving = page.waitForEvent('download');
    const answered = page.waitForResponse(address);
    await page.goto(address).catch(() => undefined);
    expect((await saving).suggestedFilename()).toMatch(/\.jpe?g$/);
    expect((await answered).headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    const stored = await fetch(address, { headers: { token: session.token } });
    const storedBytes = Buffer.from(await stored.arrayBuffer());

    // A browser that believed no header: the same bytes as a page. What came would have run, what is stored does not.
    for (const [body, isStored] of [
      [bytes, false],
      [storedBytes, true],
    ] as const) {
      for (const contentType of ['text/html', 'application/xhtml+xml', 'image/svg+xml']) {
        await page.route(opened, (route) => route.fulfill({ body, contentType }));
        await page.goto(opened).catch(() => undefined);
        await page.unroute(opened);
        const dialogs = await scriptsRun();
        if (isStored) expect(dialogs.length).toBe(ran.length);
        else ran.splice(0, ran.length, ...dialogs);
      }
    }
    await page.goto('about:blank');
    await page.setContent(`<img src="data:image/jpeg;base64,${storedBytes.toString('base64')}">`);
    await expect(page.locator('img')).toHaveJSProperty('complete', true);
    await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  // The watch sees a script when one runs: the files as they came are pages with one.
  expect(script).toContain('alert(');
  expect(ran.length).toBeGreaterThan(2);
});
