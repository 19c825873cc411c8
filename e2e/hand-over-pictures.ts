import type { Page } from '@playwright/test';
import type { StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';
import { callService } from './accounts.ts';
import type { Service } from './fixtures.ts';
import { addStaff } from './staff.ts';

/** The office sets on the form of the point that a signature is asked for. */
export async function askForSignature(service: Service, unitId: number, pointCode: string): Promise<void> {
  const { username, password } = await addStaff(service, 'admin');
  const login = { username, password };
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', login);
  const search = `/staff/units?search=${pointCode}`;
  const { list } = await callService<{ list: StaffUnit[] }>(service, 'GET', search, undefined, token);
  const [unit] = list;
  if (unit?.id !== unitId) throw new TypeError('the point is not listed');
  const { id: _id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form } = unit;
  const body = { ...form, handOverEvidence: 'SIGNATURE' };
  await callService(service, 'PUT', `/staff/units/${unitId}`, body, token);
}

/** Draws a line across the pad with the mouse. */
export async function signOn(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: 'Поле для подписи' }).boundingBox();
  if (box === null) throw new TypeError('there is no pad');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + box.height - 40, { steps: 12 });
  await page.mouse.up();
}
