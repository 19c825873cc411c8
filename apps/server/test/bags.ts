import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { newCode } from '../src/modules/tracking/codes/own-codes.ts';
import { builders, type ParcelOptions } from './build.ts';
import { newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';

export const newBagCode = () => newCode('bag', '');

/** A station of the warehouse in Yiwu, and what its clerk does with bags. */
export async function bagStation(service: TestApp) {
  const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const device = await newDevice(service);
  const scan = async (
    action: string,
    code: string,
    facts: Record<string, unknown> = {},
  ): Promise<ScanAnswer> => {
    const [answer] = await sendScans(clerk, device, [scanOf(service, code, { action, ...facts })]);
    if (answer === undefined) throw new Error('a scan has its answer');
    return answer;
  };
  return {
    clerk,
    device,
    scan,
    /** A new open bag. */
    async openBag(facts: Record<string, unknown> = {}): Promise<string> {
      const code = newBagCode();
      await scan('BAG_OPEN', code, facts);
      return code;
    },
    put: (code: string, bag: string) => scan('BAG_PUT', code, { bag }),
    takeOut: (code: string) => scan('BAG_TAKE_OUT', code),
    close: (bag: string, weightG: number, facts: Record<string, unknown> = {}) =>
      scan('BAG_CLOSE', bag, { weightG, ...facts }),
    /** A parcel that lies in the warehouse, of two kilograms. */
    received: ({ facts, ...options }: ParcelOptions = {}) =>
      builders(service.context).parcelReceivedInChina({ facts: { weightG: 2_000, ...facts }, ...options }),
  };
}

export type BagStation = Awaited<ReturnType<typeof bagStation>>;
