/** What stands on the slip by which a customer claims the account that the office has made. */
export type ClaimSlipData = {
  customerCode: string;
  /** Eight signs, without the gap that is printed. */
  slipCode: string;
  /** Where the QR code leads, both codes in it; null where the site has no address. */
  link: string | null;
  /** The address that is typed instead, `rohi.example`; null where the site has none. */
  site: string | null;
  /** Dushanbe day that it still opens the account on. */
  lastDay: string;
  /** Dushanbe day and minute of printing: `2026-11-20`, `14:33`. */
  day: string;
  time: string;
  /** Where it was printed; null for somebody of the office who works at no counter. */
  place: string | null;
  clerk: string;
  documentSeen: boolean;
};

/** A slip for a printer of 80 mm paper, or on a sheet of A6. */
export type ClaimSlipJob = { docType: 'claim-slip'; format: 'pdf' | 'a6' | 'escpos'; slip: ClaimSlipData };
