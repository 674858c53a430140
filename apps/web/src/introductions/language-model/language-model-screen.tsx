import styles from './language-model.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { clsx } from 'clsx'
import { isOwner } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { ConnectModel } from './connect-model.tsx'
import { ConnectedModel } from './connected-model.tsx'
import { modelSettingsQuery } from './language-model.queries.ts'
import { ModelCalls } from './model-calls.tsx'
import { MyChoice } from './my-choice.tsx'

const help = '/help/language-model.html'

/** What the owners of a workspace set up. */
const OfWorkspace = () => (
  <Loaded
    query={useQuery(modelSettingsQuery)}
    what={languageModelMessages.theSettings()}
    skeleton={<FormSkeleton fields={4} hasButton />}
  >
    {({ origins, connection, optedOut }) => (
      <div className={styles.stack}>
        {connection ? (
          <ConnectedModel connection={connection} optedOut={optedOut} />
        ) : (
          <ConnectModel origins={origins} />
        )}
        {connection ? <ModelCalls /> : null}
      </div>
    )}
  </Loaded>
)

export const LanguageModelScreen = () => (
  <>
    <Section title={languageModelMessages.title()} about={languageModelMessages.about()}>
      <div className={styles.stack}>
        <ul className={clsx(text.small, text.quiet, styles.limits)}>
          <li>{languageModelMessages.limitClaims()}</li>
          <li>{languageModelMessages.limitWords()}</li>
          <li>{languageModelMessages.limitPower()}</li>
        </ul>
        {isOwner(useSession().workspace?.role) ? <OfWorkspace /> : null}
        <p className={text.small}>
          <a href={help} className={text.link}>
            {languageModelMessages.help()}
          </a>
        </p>
      </div>
    </Section>
    <MyChoice />
  </>
)
