import type { PlainKind } from './modules/cargo/plain-kind.service.ts';

/**
 * The kinds of containers that are taken in against a list, beside trips and transfers
 * (`docs/how-to-add-a-kind-of-container.md`).
 */
export const checklistKinds: readonly PlainKind[] = [];
