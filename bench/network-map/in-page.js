/** Runs inside the page that is measured. */
window.pictureBench = {
  /** When the ties were drawn and an arrow key had moved the selection, since the navigation began; 0 until then. */
  interactiveAt() {
    const stage = document.querySelector('[role="application"]')
    const board = stage?.parentElement?.parentElement
    const isDrawn = /[1-9][\d,]* (of|ties)/.test(board?.textContent ?? '')
    if (!isDrawn) return 0
    if (board.querySelector('[aria-label="Selected person"] h2')) return performance.now()
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    return 0
  },

  /** A hand that never rests: the pointer moves with every frame, and every frame is drawn anew. */
  async pan(forMs) {
    const stage = document.querySelector('.sigma-mouse')
    const { left, top, width, height } = stage.getBoundingClientRect()
    const at = (turn) => ({
      bubbles: true,
      clientX: left + width / 2 + Math.sin(turn / 25) * width * 0.3,
      clientY: top + height / 2 + Math.sin(turn / 40) * height * 0.25,
    })
    stage.dispatchEvent(new MouseEvent('mousedown', at(0)))
    const frames = []
    const began = performance.now()
    await new Promise((resolve) => {
      const next = (now) => {
        frames.push(now)
        document.dispatchEvent(new MouseEvent('mousemove', at(frames.length)))
        if (performance.now() - began < forMs) requestAnimationFrame(next)
        else resolve()
      }
      requestAnimationFrame(next)
    })
    document.dispatchEvent(new MouseEvent('mouseup', at(frames.length)))
    const gaps = frames.slice(1).map((time, index) => time - frames[index])
    const whole = gaps.reduce((sum, gap) => sum + gap, 0)
    return { framesPerSecond: (gaps.length * 1000) / whole, slowestMs: Math.max(...gaps) }
  },
}
