import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { IconAt, IconBuilding, IconUser } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { Rows } from '../../kit/rows.tsx'
import { hideRuleAbout, hideRuleName } from './hide-rule-words.ts'

const icons = { contact: IconUser, company: IconBuilding, domain: IconAt } as const

type Props = { hideRules: readonly HideRule[]; mayChange: boolean; onShowAgain: (hideRule: HideRule) => void }

export const HiddenList = ({ hideRules, mayChange, onShowAgain }: Props) => (
  <Rows label={hideRulesMessages.whatYouHide()} items={hideRules} keyOf={({ id }) => id}>
    {(hideRule) => {
      const KindIcon = icons[hideRule.kind]
      return (
        <div className={entityRowStyles.entityRow}>
          <div className={entityRowStyles.who}>
            <KindIcon size={20} stroke={1.6} aria-hidden="true" />
            <div className={entityRowStyles.words}>
              <span className={clsx(entityRowStyles.name, text.clip)}>{hideRuleName(hideRule)}</span>
              <span className={clsx(entityRowStyles.about, text.clip)}>{hideRuleAbout(hideRule)}</span>
            </div>
          </div>
          {mayChange ? (
            <ConfirmButton
              label={hideRulesMessages.showAgain()}
              spoken={hideRulesMessages.showAgainName({ name: hideRuleName(hideRule) })}
              question={hideRulesMessages.showAgainQuestion({ name: hideRuleName(hideRule) })}
              verb={hideRulesMessages.showAgain()}
              onConfirm={() => onShowAgain(hideRule)}
            />
          ) : null}
        </div>
      )
    }}
  </Rows>
)
