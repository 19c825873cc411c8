import type { StationCommand } from '@rohi/contract/stations/command-cards';

/**
 * The sign of each card, as strokes over 24 units. From Lucide (ISC licence, © Lucide Icons and Contributors; those of Feather MIT, © Cole
 * Bemis), the set that the console has: circles and rectangles written as paths.
 */
export const commandPictograms: Readonly<Record<StationCommand, readonly string[]>> = {
  NEXT: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'm10 8 4 4-4 4'],
  UNDO: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'],
  PHOTO: [
    'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3z',
    'M15 13a3 3 0 1 1-6 0a3 3 0 1 1 6 0z',
  ],
  NOWEIGHT: [
    'M12 3v18',
    'm19 8 3 8a5 5 0 0 1-6 0zV7',
    'M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1',
    'm5 8 3 8a5 5 0 0 1-6 0zV7',
    'M7 21h10',
  ],
  DAMAGED: [
    'M12 22V12',
    'm16.5 14.5 5 5',
    'm16.5 19.5 5-5',
    'M3.29 7 12 12l8.71-5',
    'm7.5 4.27 9 5.15',
    'M21 10V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l2-1.14',
  ],
  PROHIBITED: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'M4.93 4.93 19.07 19.07'],
  NOCODE: [
    'M3 7V5a2 2 0 0 1 2-2h2',
    'M17 3h2a2 2 0 0 1 2 2v2',
    'M21 17v2a2 2 0 0 1-2 2h-2',
    'M7 21H5a2 2 0 0 1-2-2v-2',
    'M7 12h10',
  ],
  NEWBAG: ['M6 2 3 6v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6l-3-4z', 'M3 6h18', 'M16 10a4 4 0 0 1-8 0'],
  CLOSEBAG: [
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
    'M7 11V7a5 5 0 0 1 10 0v4',
  ],
  REPRINT: [
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
    'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
    'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  ],
  CELL: ['M3 3h7v7H3z', 'M14 3h7v7h-7z', 'M14 14h7v7h-7z', 'M3 14h7v7H3z'],
  HELP: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5', 'M12 17h.01'],
  LOGOUT: ['m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'],
};
