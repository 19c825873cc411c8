import { createContext, useContext } from 'react';
import type { Provider } from 'react';

type TextContext<Texts> = { Provider: Provider<Texts | undefined>; useTexts: () => Texts };

/** A place for the texts of one feature in the chosen language: `value` of the Provider is what `useTexts` returns. */
export function createTextContext<Texts>(name: string): TextContext<Texts> {
  const context = createContext<Texts | undefined>(undefined);
  return {
    Provider: context.Provider,
    useTexts: () => {
      const texts = useContext(context);
      if (texts === undefined) throw new Error(`Texts "${name}" are read outside their provider`);
      return texts;
    },
  };
}
