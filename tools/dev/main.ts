import { join } from 'node:path'
import { createServer } from 'vite'
import { prepareLocalProduct } from '../product/environment.ts'
import { startMailCatcher } from '../product/mail-catcher.ts'
import { startProcess } from '../product/processes.ts'
import { repository } from '../repository.ts'

/** API and worker restart when a file of theirs changes; the web app changes in place. */
const apiPort = process.env['WELLMET_API_PORT'] ?? '4000'
process.env['WELLMET_API_PORT'] = apiPort
const product = await prepareLocalProduct('development')
const mail = await startMailCatcher({ onMail: ({ to, raw }) => console.log(`mail to ${to.join(', ')}\n${raw}\n`) })
const web = await createServer({
  root: join(repository, 'apps/web'),
  configFile: join(repository, 'apps/web/vite.config.ts'),
})
await web.listen()
web.printUrls()

const address = web.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:5173'
const environment = {
  ...product.environment,
  PORT: apiPort,
  // Any free one: several checkouts may run here.
  WORKER_PORT: '0',
  PUBLIC_URL: address,
  SMTP_URL: mail.url,
  NODE_ENV: 'development',
  RATE_LIMIT_FACTOR: '100',
  SIGN_UP: 'open',
  MAILS_PER_USER_ON_FIRST_DAY: '1000',
}
const running = ['api', 'worker'].map((name) =>
  startProcess({ name, args: ['--watch', join('apps', name, 'main.ts')], environment }),
)

process.once('SIGINT', () => {
  void Promise.all([...running.map((one) => one.stop()), web.close(), mail.stop()])
    .then(() => product.stopServices())
    .then(() => process.exit(0))
})
