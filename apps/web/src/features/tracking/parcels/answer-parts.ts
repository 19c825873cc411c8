// What shows the answer to a search, in one piece: with the first parcel all of it is wanted.
export { AnswerNotes } from '../answer/answer-notes.tsx';
export { ListTools } from './list-tools.tsx';
export { ParcelDetails } from './parcel-details.tsx';
export { ParcelList } from './parcel-list.tsx';
