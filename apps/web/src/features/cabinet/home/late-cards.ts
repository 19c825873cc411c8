import { CollectedCard } from '../collected/collected-card.tsx';
import { collectedTexts, messagesTexts, problemsTexts } from '../cabinet-words.ts';
import { MessagesCard } from '../messages/messages-card.tsx';
import { ProblemCards } from '../problems/problem-cards.tsx';

/** The cards of the home that stand there only when there is something to say, in one piece, with their texts. */
export async function loadLateCards() {
  await Promise.all([collectedTexts.load(), messagesTexts.load(), problemsTexts.load()]);
  return { CollectedCard, MessagesCard, ProblemCards };
}
