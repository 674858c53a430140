import { isOffline } from './problem.ts'

/**
 * The router reloads the page when a file of a screen is missing, because a new release may have replaced it. Offline
 * that would leave the reader with the browser's own error page, so the screen says that it could not be loaded.
 */
export const stayWhileOffline = (): void =>
  globalThis.addEventListener('vite:preloadError', (event) => {
    if (isOffline()) event.preventDefault()
  })
