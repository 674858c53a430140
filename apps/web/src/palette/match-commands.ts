import { fold } from '@wellmet/identity/names/words.rules.ts'
import type { Role } from '../account/users/session.ts'
import { type Command, commands } from './commands.ts'

const groups = ['screens', 'actions'] as const

/** 2: the label begins so. 1: its words do. 0: only other words do. Null: not all that was typed is there. */
const fit = ({ label, words }: Command, typed: readonly string[]): number | null => {
  const [own, all] = [` ${fold(label())}`, ` ${fold(`${label()} ${words()}`)}`]
  if (!typed.every((word) => all.includes(` ${word}`))) return null
  if (own.startsWith(` ${typed.join(' ')}`)) return 2
  return typed.every((word) => own.includes(` ${word}`)) ? 1 : 0
}

/** Those whom the reader may use and that fit what was typed: screens, then actions, the best of each first. */
export const matchCommands = (typed: string, role: Role | undefined): readonly Command[] => {
  const words = fold(typed).split(' ').filter(Boolean)
  const fitting = commands
    .filter(({ mayUse }) => mayUse?.(role) ?? true)
    .flatMap((command) => {
      const fits = fit(command, words)
      return fits === null ? [] : [{ command, fits }]
    })
    .toSorted((one, other) => other.fits - one.fits)
    .map(({ command }) => command)
  return groups.flatMap((group) => fitting.filter((command) => command.group === group))
}
