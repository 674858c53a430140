import styles from './wordmark.module.css'

/** Two people, met through a third: the path, as small as it goes. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.edge} d="M4.5 8 L12 16.5 L19.5 8" />
    <circle className={styles.end} cx="4.5" cy="7.5" r="3" />
    <circle className={styles.end} cx="19.5" cy="7.5" r="3" />
    <circle className={styles.middle} cx="12" cy="17" r="3" />
  </svg>
)

/** Where it `shrinks`, only the mark is left on a narrow screen. */
export const Wordmark = ({ shrinks }: { shrinks?: boolean }) => (
  <span className={styles.wordmark} data-shrinks={shrinks}>
    <Mark />
    <span className={styles.text}>Wellmet</span>
  </span>
)
