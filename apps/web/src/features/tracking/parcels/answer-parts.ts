// What shows the answer to a search, list and open row and all, in one piece: with the first parcel all of it is
// wanted.
export { AnswerNotes } from '../answer/answer-notes.tsx';
export { ParcelList } from './parcel-list.tsx';
