import type { DemoIntroduction, Teammate } from './demo-happenings.ts'
import type { DemoPerson } from './demo-people.ts'
import { randomFor } from './random.ts'

const aboutMe: Record<Teammate, string> = {
  Ana: 'I build Halyard, payment software that twelve ports rely on.',
  Kofi: 'I run partnerships at Halyard, which moves port fees for carriers and terminals.',
  'Mei-Lin': 'I lead the engineers at Halyard, who build payment software for ports.',
  Jonas: 'I design Halyard, the software by which carriers pay their port fees.',
}

const questions = [
  'Would twenty minutes next week be of use to you?',
  'Could we talk for a quarter of an hour in the next two weeks?',
  'Would you look at one page from us and say what is missing?',
  'May I send you three questions by email?',
]

const nextSteps = ['A call of 20 minutes', 'A short call', 'A look at one page', 'Three questions by email']

const choiceOf = ({ asker, target }: DemoIntroduction): number =>
  randomFor(`question of ${asker} to ${target}`).int(0, questions.length - 1)

/** The message to the target and the line for the connector alone. */
export const writtenBy = (
  introduction: DemoIntroduction,
  { given }: DemoPerson,
): { message: string; context: string } => ({
  message: `${aboutMe[introduction.asker]} ${introduction.why}\n\n${questions[choiceOf(introduction)]}`,
  context: `You know ${given} better than any of us. If it does not fit, just say so.`,
})

export const nextStepOf = (introduction: DemoIntroduction): string => nextSteps[choiceOf(introduction)]!
