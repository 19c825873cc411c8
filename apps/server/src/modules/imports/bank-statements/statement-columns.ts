/**
 * What the columns of banks' statements are called: as in our form, and as banks of Tajikistan, Russia and China head
 * them.
 */
import { bankStatementFields } from '@rohi/contract/imports/bank-statement.fields';
import { addLooseHeadings, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { dimensions } from '../tables/heading-names.ts';
import { findLooseHeader, looseMeanings } from '../tables/loose-header-rows.ts';

/** `amount` holds what came in and what went out: a sign, or the column `direction`, says which. */
export type StatementColumn = keyof typeof bankStatementFields | 'amount' | 'direction';

const ofBanks: Record<StatementColumn, readonly string[]> = {
  day: [
    ...[
      'Дата',
      'Дата проводки',
      'Дата документа',
      'Дата платежа',
      'Дата транзакции',
      'Дата и время',
      'Дата опер',
    ],
    ...['Date', 'Value date', 'Booking date', 'Posting date', 'Transaction date', 'Operation date'],
    ...['日期', '记账日期', '交易时间', '交易日', '入账日期', '发生日期'],
    ...['Сана', 'Рӯз', 'Санаи гузаронидан'],
  ],
  documentNumber: [
    ...['№ док', 'Номер документа', '№ документа', 'Номер док', '№ п/п', 'Номер платежа', 'Номер платёжки'],
    ...['Document no', 'Doc no', 'Document', 'Cheque no', 'Payment number'],
    ...['凭证号码', '票据号', '凭证编号', '单据号'],
    ...['Рақами ҳуҷҷат', '№ ҳуҷҷат'],
  ],
  bankReference: [
    ...['Референс', 'Номер операции', 'Код операции банка', 'ID операции', 'Номер транзакции'],
    ...[
      'Reference',
      'Ref',
      'Ref no',
      'Reference number',
      'Transaction ID',
      'Transaction number',
      'Transaction reference',
    ],
    ...['流水号', '交易号', '业务编号', '银行流水号', '交易序号'],
  ],
  payer: [
    ...['Контрагент', 'Наименование плательщика', 'Отправитель', 'Корреспондент', 'Наименование контрагента'],
    ...['Плательщик/Получатель', 'Наименование корреспондента', 'От кого', 'ФИО плательщика'],
    ...[
      'Counterparty',
      'Remitter',
      'Sender',
      'Payer name',
      'Ordering customer',
      'From',
      'Name',
      'Beneficiary/Remitter',
    ],
    ...['付款人名称', '付款方', '对方户名', '对方名称', '付款人户名', '交易对方', '对方账户名称', '户名'],
    ...['Фиристанда', 'Номи пардохткунанда'],
  ],
  debit: [
    ...[
      'Дебет сумма',
      'Сумма по дебету',
      'Оборот по дебету',
      'Обороты дебет',
      'Расход',
      'Списано',
      'Списание',
      'Сумма дебет',
    ],
    ...['Debit amount', 'Withdrawal', 'Withdrawals', 'Paid out', 'Money out', 'Dr', 'Outgoing'],
    ...['借方金额', '借方发生额', '支出', '支出金额', '取出'],
    ...['Дебет', 'Хориҷот', 'Хароҷот'],
  ],
  credit: [
    ...[
      'Кредит сумма',
      'Сумма по кредиту',
      'Оборот по кредиту',
      'Обороты кредит',
      'Приход',
      'Зачислено',
      'Зачисление',
    ],
    ...['Поступление', 'Поступило', 'Поступления', 'Сумма кредит'],
    ...['Credit amount', 'Deposit', 'Deposits', 'Paid in', 'Money in', 'Cr', 'Incoming', 'Received'],
    ...['贷方金额', '贷方发生额', '收入', '收入金额', '存入', '存入金额'],
    ...['Кредит', 'Воридот', 'Даромад'],
  ],
  amount: [
    ...[
      'Сумма',
      'Сумма операции',
      'Сумма документа',
      'Сумма платежа',
      'Сумма в валюте',
      'Сумма в валюте счёта',
    ],
    ...['Amount', 'Transaction amount', 'Sum'],
    ...['金额', '交易金额', '发生额'],
    'Маблағ',
  ],
  direction: [
    ...['Д/К', 'Дт/Кт', 'Дебет/Кредит', 'Вид операции', 'Тип операции', 'Приход/Расход', 'Тип'],
    ...['D/C', 'Dr/Cr', 'Debit/Credit', 'Credit/Debit', 'Type', 'Direction'],
    ...['借贷', '借贷标志', '借/贷', '收/支', '收支', '收支方向', '交易类型'],
  ],
  currency: [
    'Валюта счёта',
    'Валюта операции',
    'Вал',
    'Ccy',
    'Cur',
    'Account currency',
    '货币',
    '币别',
    '账户币种',
  ],
  purpose: [
    ...[
      'Назначение',
      'Основание',
      'Детали платежа',
      'Содержание операции',
      'Описание',
      'Комментарий',
      'Примечание',
    ],
    ...[
      'Purpose',
      'Details',
      'Payment details',
      'Description',
      'Narrative',
      'Remittance information',
      'Particulars',
      'Remarks',
    ],
    ...['用途', '附言', '备注', '交易摘要', '摘要说明', '交易附言'],
    ...['Таъинот', 'Мазмуни амалиёт', 'Эзоҳ'],
  ],
};

const headings = new Map<string, StatementColumn[]>();
for (const [key, names] of Object.entries(ofBanks) as [StatementColumn, readonly string[]][]) {
  const own = key === 'amount' || key === 'direction' ? [] : Object.values(bankStatementFields[key].name);
  addLooseHeadings(headings, [...own, ...names], key);
}

const meaningOf = looseMeanings(headings, dimensions as ReadonlyMap<StatementColumn, 'money'>);

/** The header of a statement, in one row or in two of them; undefined where there is none. */
export function findStatementHeader(rows: Table['rows']): FoundHeader<StatementColumn> | undefined {
  return findLooseHeader(rows, meaningOf);
}
