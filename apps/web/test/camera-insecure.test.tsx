import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CameraPanel } from '../src/staff/stations/camera/camera-panel.tsx';
import { stationsTexts } from '../src/staff/stations/station-words.ts';
import './console.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the panel says where the page came over plain http or not, and this machine has no camera at all. */
async function saidWhere(isSecure: boolean) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: undefined } }) as Navigator);
  await stationsTexts.load();
  render(<CameraPanel onCode={() => undefined} onClose={() => undefined} />);
  return screen.findByRole('alert');
}

test('over plain http the camera says why there is none and what to do', async () => {
  expect(await saidWhere(false)).toHaveProperty(
    'textContent',
    'Адрес открыт без защиты (http), и браузер не даёт камеру. Откройте станцию по адресу с https:// или введите код вручную.',
  );
});

test('over https a machine without a camera is told apart from that', async () => {
  expect((await saidWhere(true)).textContent).toContain('Камеры нет');
});
