import { z } from 'zod'

/** A search parameter as text. The router reads "12" and "true" as a number and a boolean; we never mean that. */
const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const Filled = z.string().min(1)

/** Text that says something. Anything else is as if it were not in the address. */
export const SearchText = Text.pipe(Filled).optional().catch(undefined)

/** The same without the spaces around it, and never longer than `longest`. */
export const SearchWords = (longest: number) =>
  Text.transform((text) => text.trim().slice(0, longest).trim())
    .pipe(Filled)
    .optional()
    .catch(undefined)

/** One of the choices, or nothing. */
export const SearchChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices).optional().catch(undefined)

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)
