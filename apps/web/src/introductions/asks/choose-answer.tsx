import text from '../../kit/text.module.css'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { Segmented } from '../../kit/segmented.tsx'

export type Answer = 'yes' | 'later' | 'no'

const choices = () =>
  [
    { value: 'yes', label: asksMessages.yes(), icon: IconCheck },
    { value: 'later', label: asksMessages.later(), icon: IconClock },
    { value: 'no', label: asksMessages.no(), icon: IconX },
  ] as const

type Props = { asker: string; chosen: Answer | null; onChoose: (answer: Answer) => void }

/** The connector's three answers, for members and guests alike, with the warning that two of them are final. */
export const ChooseAnswer = ({ asker, chosen, onChoose }: Props) => (
  <>
    <Segmented legend={asksMessages.yourAnswer()} choices={choices()} value={chosen} onChange={onChoose} isMainAction />
    {chosen === 'yes' || chosen === 'no' ? (
      <p className={clsx(text.small, text.quiet)}>{asksMessages.answerIsFinal({ asker: firstName(asker) })}</p>
    ) : null}
  </>
)
