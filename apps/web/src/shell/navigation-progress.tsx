import text from '../kit/text.module.css'
import styles from './navigation-progress.module.css'
import { useRouterState } from '@tanstack/react-router'
import { shellMessages } from './shell.messages.ts'

/** A line along the top while the next screen is on its way. It appears after a moment, so a quick one never flickers. */
export const NavigationProgress = () => {
  const isOnItsWay = useRouterState({ select: ({ isLoading }) => isLoading })
  if (!isOnItsWay) return null
  return (
    <>
      <progress className={text.onlySpoken} aria-label={shellMessages.loadingScreen()} />
      <div className={styles.progress} aria-hidden="true">
        <div className={styles.bar} />
      </div>
    </>
  )
}
