import { OwnerFacts } from './owner-facts.tsx';
import { OwnerStory } from './owner-story.tsx';
import { ownerTexts } from './owner-words.ts';

/** All that only the owner of a parcel sees, in one piece, with its texts. */
export async function loadOwnerParts() {
  await ownerTexts.load();
  return { OwnerFacts, OwnerStory };
}
