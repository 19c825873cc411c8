import { useEffect, useRef, useState } from 'react';
import { useUser } from '../session/user-info.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import type { Draft } from './draft-store.ts';

const writeAfterMs = 300;

export type SavedDraft<Value> = {
  /** What was typed here before and never saved; undefined when there is nothing or it has been answered. */
  offer: Draft<Value> | undefined;
  /** Takes the offer up; the form then holds it. */
  take: () => void;
  /** Puts the offer aside; it can be fetched back while the form is open. */
  putAside: () => void;
  aside: Draft<Value> | undefined;
  fetchBack: () => void;
  /** Saved: nothing is stored until something is typed again. */
  forget: () => void;
  /** Given up: nothing is stored, and the form is about to go. */
  abandon: () => void;
};

/**
 * Stores what is typed into a form under the person and a key, and offers what was stored before. While an offer is
 * unanswered nothing is written over it.
 * @param current what the form holds; undefined while it is as it was read
 */
export function useDraft<Value>(key: string, current: Value | undefined): SavedDraft<Value> {
  const { id: owner } = useUser();
  const { isAsked, offer, setOffer } = useOffer<Value>(owner, key);
  const [aside, setAside] = useState<Draft<Value>>();
  const life = useRef({ wasTyped: false, isOver: false });
  const text = current === undefined ? undefined : JSON.stringify(current);
  useEffect(() => {
    if (!isAsked || offer !== undefined || life.current.isOver) return undefined;
    if (text === undefined) {
      if (life.current.wasTyped) void removeDraft(owner, key);
      return undefined;
    }
    life.current.wasTyped = true;
    const timer = setTimeout(() => void writeDraft(owner, key, JSON.parse(text)), writeAfterMs);
    return () => clearTimeout(timer);
  }, [owner, key, text, isAsked, offer]);
  return {
    offer,
    aside,
    take: () => setOffer(undefined),
    putAside: () => {
      setAside(offer);
      setOffer(undefined);
      void removeDraft(owner, key);
    },
    fetchBack: () => {
      if (aside !== undefined) void writeDraft(owner, key, aside.value);
      setOffer(aside);
      setAside(undefined);
    },
    forget: () => {
      life.current.wasTyped = false;
      void removeDraft(owner, key);
    },
    abandon: () => {
      // What is about to be closed must not be written once more by a timer.
      life.current.isOver = true;
      void removeDraft(owner, key);
    },
  };
}

/** What was stored under the key when the form was opened. */
function useOffer<Value>(owner: string, key: string) {
  const [isAsked, setAsked] = useState(false);
  const [offer, setOffer] = useState<Draft<Value>>();
  useEffect(() => {
    let isGone = false;
    void readDraft<Value>(owner, key).then((found) => {
      if (isGone) return;
      setOffer(found);
      setAsked(true);
    });
    return () => {
      isGone = true;
    };
  }, [owner, key]);
  return { isAsked, offer, setOffer };
}
