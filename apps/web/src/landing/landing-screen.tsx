import text from '../kit/text.module.css'
import styles from './landing-screen.module.css'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { clsx } from 'clsx'
import { useSignUpMode, whyNoSignUp } from '../account/users/sign-up-mode.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { PathFull } from '../kit/path-full.tsx'
import { Wordmark } from '../kit/wordmark.tsx'
import { exampleRoute } from '../shell/example-route.ts'
import { shellMessages } from '../shell/shell.messages.ts'
import { landingMessages as m } from './landing.messages.ts'

const points = [
  { title: m.evidence, about: m.evidenceAbout },
  { title: m.connectorFirst, about: m.connectorFirstAbout },
  { title: m.privacy, about: m.privacyAbout },
  { title: m.selfHosted, about: m.selfHostedAbout },
]

const WaysIn = () => {
  const refusal = whyNoSignUp(useSignUpMode(), false)
  return (
    <>
      <div className={styles.buttons}>
        {refusal === null ? (
          <LinkButton to="/sign-up" size="md">
            {m.signUp()}
          </LinkButton>
        ) : null}
        <LinkButton to="/sign-in" size="md" variant="default">
          {usersMessages.signIn()}
        </LinkButton>
      </div>
      {refusal === null ? null : <p className={text.quiet}>{refusal}</p>}
    </>
  )
}

/** What the product is, for whoever opens its address and is not signed in. */
export const LandingScreen = () => (
  <div className={styles.landing}>
    <header>
      <Wordmark />
    </header>
    <main className={styles.main}>
      <section className={styles.claim}>
        <h1>{shellMessages.claim()}</h1>
        <p>{m.about()}</p>
        <p className={text.quiet}>{m.forWhom()}</p>
        <WaysIn />
      </section>
      <section className={styles.example} aria-label={shellMessages.examplePath()}>
        <div className={styles.card}>
          <PathFull path={exampleRoute()} />
        </div>
        <p className={clsx(text.small, text.quiet)}>{shellMessages.exampleExplained()}</p>
      </section>
      <section aria-label={m.whyDifferent()}>
        <ul className={styles.points}>
          {points.map(({ title, about }) => (
            <li key={title.code}>
              <h2>{title()}</h2>
              <p>{about()}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  </div>
)
