import { onDemand } from '../../shared/ui/on-demand.ts';

const load = async () => (await import('./session-parts.ts')).loadSessionParts();

/** Needed in the bar when somebody is logged in. */
export const userButton = onDemand(async () => (await load()).UserButton);

/** Needed in the phone's menu of somebody logged in. */
export const phoneMenu = onDemand(async () => (await load()).PhoneMenu);

/** Needed on the pages of the cabinet. */
export const cabinetNav = onDemand(async () => (await load()).CabinetNav);

/** Needed when a session ends. */
export const sessionEndedDialog = onDemand(async () => (await load()).SessionEndedDialog);
