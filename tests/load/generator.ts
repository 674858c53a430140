import { offer, type Load } from './load.ts'

/** A process of its own, so that making the load does not slow down measuring anything else. */
process.on('message', (load: Load) => {
  void offer(load).then((samples) => process.send!(samples))
})
process.on('disconnect', () => process.exit(0))
