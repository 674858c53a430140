import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { IconAt, IconBuilding, IconUser } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { Hiding } from '@wellmet/contacts/hidden-contacts/hidings.contract.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { Rows } from '../../kit/rows.tsx'
import { hidingAbout, hidingName } from './hiding-words.ts'

const icons = { contact: IconUser, company: IconBuilding, domain: IconAt } as const

type Props = { hidings: readonly Hiding[]; mayChange: boolean; onShowAgain: (hiding: Hiding) => void }

export const HiddenList = ({ hidings, mayChange, onShowAgain }: Props) => (
  <Rows label="What you hide" items={hidings} keyOf={({ id }) => id}>
    {(hiding) => {
      const KindIcon = icons[hiding.kind]
      return (
        <div className={entityRowStyles.entityRow}>
          <div className={entityRowStyles.who}>
            <KindIcon size={20} stroke={1.6} aria-hidden="true" />
            <div className={entityRowStyles.words}>
              <span className={clsx(entityRowStyles.name, text.clip)}>{hidingName(hiding)}</span>
              <span className={clsx(entityRowStyles.about, text.clip)}>{hidingAbout(hiding)}</span>
            </div>
          </div>
          {mayChange ? (
            <ConfirmButton
              label="Show again"
              spoken={`Show again: ${hidingName(hiding)}`}
              question={`Show ${hidingName(hiding)} again to those with whom you share your network?`}
              verb="Show again"
              onConfirm={() => onShowAgain(hiding)}
            />
          ) : null}
        </div>
      )
    }}
  </Rows>
)
