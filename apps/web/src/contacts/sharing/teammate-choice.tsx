import text from '../../kit/text.module.css'
import styles from './teammate-choice.module.css'
import { Checkbox } from '@mantine/core'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useMemberName } from '../../account/members/use-member-name.ts'
import { Portrait } from '../../kit/portrait.tsx'
import type { Teammate } from './sharing-shapes.ts'

type Props = { teammates: readonly Teammate[]; chosen: ReadonlySet<string>; onChosen: (chosen: Set<string>) => void }

export const TeammateChoice = ({ teammates, chosen, onChosen }: Props) => {
  const nameOf = useMemberName()
  const toggle = (userId: string) => {
    const next = new Set(chosen)
    if (!next.delete(userId)) next.add(userId)
    onChosen(next)
  }
  return (
    <fieldset className={styles.teammateChoice}>
      <legend className={text.small}>{sharingMessages.chooseTeammates()}</legend>
      {teammates.map(({ userId, name }) => (
        <Checkbox
          key={userId}
          checked={chosen.has(userId)}
          onChange={() => toggle(userId)}
          label={
            <span className={styles.name}>
              <Portrait id={userId} name={name} size={24} />
              {nameOf({ userId, name })}
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
