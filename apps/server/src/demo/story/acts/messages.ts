/** What the office writes to customers and customers answer, notes of colleagues, and what waits for somebody. */
import type { Consignment } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { expectTaken, scan, type Act } from './act.ts';
import { yiwuGate } from './china.ts';
import { onShelf } from './courier.ts';
import { pointGate } from './hub.ts';

const support = 'support';
const receiver = 'china-operator';

type Thread = { list: { id: string }[] };
type OwnMessages = { list: { id: string; fromOffice: boolean }[] };

/** Conversations, boxes with a problem, unidentified boxes, claims, and what waits today. */
export function messageActs(all: readonly Consignment[]): Act[] {
  return [...talkActs(all), ...problemActs(all), ...ownerlessActs(), ...waitingActs(all), ...todayActs(all)];
}

/**
 * What the office writes, what the customer answers, and what the office says to that; without the last the answer
 * waits.
 */
const talks = [
  {
    trip: 'C',
    day: -7,
    office: 'Рейс стоит у Мургаба из-за снега. Привезём на два дня позже.',
    answer: 'Понятно, спасибо что предупредили.',
    reply: 'Хорошего дня! Напишем, когда посылка будет на пункте.',
  },
  {
    trip: 'D',
    day: -2,
    office: 'Ваша посылка прошла таможню и едет на склад в Душанбе.',
    answer: 'Салом! Можно забрать в субботу после обеда?',
    reply: 'Да, пункт открыт до 20:00.',
  },
  {
    trip: 'E',
    day: -1,
    office: 'Таможня просит счёт из магазина. Пришлите, пожалуйста, снимок заказа.',
    answer: 'Снимок заказа отправил, там 12 предметов. Этого хватит?',
    reply: null,
  },
  {
    trip: 'F',
    day: -1,
    office: 'Рейс ждёт в очереди у Мургаба, задержка три дня.',
    answer: 'Мне нужно к свадьбе, 5-го. Успеете?',
    reply: null,
  },
  {
    trip: 'H',
    day: -1,
    office: 'Коробка пришла мятой, товар цел. Отправляем дальше?',
    answer: '可以，请继续发货。谢谢！',
    reply: null,
  },
  {
    trip: 'G',
    day: -3,
    office: 'Вес на складе 5,2 кг вместо 3 кг в декларации. Всё верно?',
    answer: null,
    reply: null,
  },
] as const;

function talkActs(all: readonly Consignment[]): Act[] {
  return talks.flatMap(({ trip, day, office, answer, reply }, index) => {
    const about = all.filter((each) => each.trip?.key === trip)[index + 2];
    if (about === undefined) return [];
    const { code, buyer } = about;
    const path = `/staff/parcels/${code}/messages`;
    const write = (hour: number, text: string): Act => ({
      day,
      hour: hour + index / 10,
      name: 'write to a customer',
      play: async (stage) => {
        const { list } = await stage.ask<Thread>(support, 'GET', path);
        const seen = list.at(-1)?.id;
        await stage.ask(support, 'POST', path, {
          requestId: stage.idOf('office writes', code, hour),
          text,
          ...(seen === undefined ? {} : { seen }),
        });
      },
    });
    const answerAct: Act = {
      day,
      hour: 13 + index / 10,
      name: 'answer the office',
      play: async (stage) => {
        const { list } = await stage.ask<OwnMessages>(buyer.username, 'GET', '/profile/messages');
        const message = list.find(({ fromOffice }) => fromOffice);
        await stage.ask(buyer.username, 'POST', '/profile/messages', {
          requestId: stage.idOf('customer writes', code),
          messageId: message?.id,
          text: answer,
        });
        await stage.ask(buyer.username, 'POST', '/profile/messages/read', {});
      },
    };
    return [
      write(10, office),
      ...(answer === null ? [] : [answerAct]),
      ...(reply === null ? [] : [write(15, reply)]),
    ];
  });
}

/** Two boxes are held in China: one with an answer of its owner, one without. */
function problemActs(all: readonly Consignment[]): Act[] {
  const lying = all.filter(({ trip }) => trip?.key === 'I');
  const cases = [
    { box: lying[1], problem: 'WET', note: '箱底有水渍', answer: 'SEND_ON' },
    { box: lying[3], problem: 'BAD_PACKING', note: '电池没有外壳', answer: null },
  ] as const;
  return cases.flatMap(({ box, problem, note, answer }) => {
    if (box?.receivedDay === undefined || box.receivedDay === null) return [];
    const { code, buyer } = box;
    const report: Act = {
      day: Math.min(box.receivedDay, -1),
      hour: 13,
      name: 'report a problem',
      play: async (stage) =>
        expectTaken(
          'report a problem',
          await scan(stage, receiver, yiwuGate, [{ action: 'REPORT_PROBLEM', code, problem, note }]),
        ),
    };
    const answered: Act = {
      day: report.day,
      hour: 15,
      name: 'answer a problem',
      play: async (stage) => {
        const { list } = await stage.ask<{ list: { id: string; trackingCode: string; revision: number }[] }>(
          buyer.username,
          'GET',
          '/profile/problems',
        );
        const own = list.find(({ trackingCode }) => trackingCode === code);
        await stage.ask(buyer.username, 'POST', `/profile/problems/${own?.id ?? ''}/answer`, {
          answer,
          revision: own?.revision,
        });
      },
    };
    return answer === null ? [report] : [report, answered];
  });
}

/** Undeclared boxes come. */
function ownerlessActs(): Act[] {
  const boxes = [
    { code: 'YT8840917752031', weightG: 1_840, day: -6 },
    { code: 'SF1477203391158', weightG: 3_260, day: -2 },
    { code: '788840217719', weightG: 920, day: -1 },
  ];
  return boxes.map(({ code, weightG, day }) => ({
    day,
    hour: 12.5,
    name: 'receive an unidentified box',
    play: async (stage: Stage) => {
      // Its answer is that the owner is unknown.
      await scan(stage, receiver, yiwuGate, [
        {
          action: 'RECEIVE',
          code,
          weightG,
          isSure: true,
          sides: { lengthMm: 260, widthMm: 190, heightMm: 140 },
        },
      ]);
    },
  }));
}

/** A customer asks for compensation, and the counter for money back: both wait for somebody else. */
function waitingActs(all: readonly Consignment[]): Act[] {
  const collected = all.filter(({ collectedDay }) => collectedDay !== null && collectedDay >= -6);
  const [damaged] = collected;
  const refunded = collected.find(({ buyer }) => buyer.point === 'PP-DUSHANBE' && buyer !== damaged?.buyer);
  return [
    ...(damaged === undefined
      ? []
      : [
          {
            day: (damaged.collectedDay ?? 0) + 1,
            hour: 9,
            name: 'ask for compensation',
            play: async (stage: Stage) => {
              await stage.ask(damaged.buyer.username, 'POST', '/profile/compensations', {
                requestId: stage.idOf('compensation', damaged.code),
                trackingCode: damaged.code,
                kind: 'DAMAGED',
                amount: '2.50',
                words: 'Две тарелки разбиты, коробка была мятой с одного угла. Снимки могу прислать.',
              });
            },
          },
        ]),
    ...(refunded === undefined
      ? []
      : [
          {
            day: 0,
            hour: 11,
            name: 'ask for a refund',
            play: async (stage: Stage) => {
              const id = stage.memory[`payment:${refunded.buyer.username}`] ?? '';
              const paid = await stage.ask<{ lines: { amount: { amount: string } }[] }>(
                'cashier',
                'GET',
                `/staff/payments/${id}`,
              );
              await stage.ask('cashier', 'POST', `/staff/payments/${id}/refunds`, {
                requestId: stage.idOf('refund', id),
                reason: 'Вес посчитали дважды',
                owedAgain: false,
                lines: [{ line: 1, amount: paid.lines[0]?.amount.amount }],
              });
            },
          },
        ]),
  ];
}

/** What happens just before somebody looks. */
function todayActs(all: readonly Consignment[]): Act[] {
  const last = onShelf(all).at(-1);
  const waited = all.find(({ trip, receivedDay }) => trip?.key === 'H' && receivedDay !== null);
  return [
    {
      day: 0,
      hour: 12.5,
      name: 'note for a colleague',
      play: async (stage) => {
        if (waited === undefined) return;
        await stage.ask(support, 'POST', `/staff/parcels/${waited.code}/notes`, {
          requestId: stage.idOf('note', waited.code),
          text: 'Клиент просит отправить этим рейсом, место есть?',
          mentions: [await stage.accountId('dispatcher')],
        });
      },
    },
    {
      day: 0,
      hour: 15.5,
      name: 'a scan that needs a person',
      play: async (stage) => {
        const { 'trip:H': trip } = stage.memory;
        if (trip === undefined) return;
        await scan(stage, receiver, yiwuGate, [
          { action: 'PUT_AWAY', code: 'SF1499120077345', cell: 'B-04-2', hasWaited: true },
          { action: 'LOAD', code: 'YT8899120046170', trip, hasWaited: true },
        ]);
      },
    },
    {
      day: 0,
      hour: 17.99,
      name: 'ask for an approval',
      play: async (stage) => {
        if (last === undefined) return;
        await stage.ask('pickup-clerk', 'POST', '/hand-over/approvals', {
          requestId: stage.idOf('approval', last.code),
          deviceId: stage.memory[pointGate('PP-DUSHANBE')],
          customerCode: await stage.customerCode(last.buyer.username),
          reason: 'Телефон разряжен, паспорт дома, называет номер заказа и товар',
          said: { phoneEnd: last.buyer.phone.slice(-4), contents: last.words },
        });
      },
    },
  ];
}
