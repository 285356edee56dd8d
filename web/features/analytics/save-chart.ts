import { saveAs } from '../../lib/download.ts'

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const
const SCALE = 2
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Copies a chart as an SVG with its computed styles inlined. */
function copyChart(chart: SVGSVGElement): { text: string; width: number; height: number } {
  const { width, height } = chart.getBoundingClientRect()
  const copy = chart.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of another kind')
  const originals = [...chart.querySelectorAll('*')]
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const computed = getComputedStyle(original)
    for (const name of STYLES) element.setAttribute(name, computed.getPropertyValue(name))
    element.removeAttribute('class')
    element.removeAttribute('style')
    element.removeAttribute('href')
  }
  const page = document.createElementNS(NAMESPACE, 'rect')
  page.setAttribute('width', '100%')
  page.setAttribute('height', '100%')
  page.setAttribute('fill', getComputedStyle(chart).backgroundColor)
  copy.prepend(page)
  copy.setAttribute('xmlns', NAMESPACE)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return { text: new XMLSerializer().serializeToString(copy), width, height }
}

export const saveAsSvg = (chart: SVGSVGElement, name: string): void =>
  saveAs(new Blob([copyChart(chart).text], { type: 'image/svg+xml' }), `${name}.svg`)

/** Saves the chart as a PNG at twice its screen size. @throws if the browser cannot draw it */
export async function saveAsPng(chart: SVGSVGElement, name: string): Promise<void> {
  const { text, width, height } = copyChart(chart)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw new Error('the picture could not be drawn')
  saveAs(file, `${name}.png`)
}
