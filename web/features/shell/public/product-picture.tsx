import { useState } from 'react'
import { readChosenTheme } from '../../../ui/chosen-theme.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-shape.ts'
import type { Picture } from './pictures.ts'
import classes from './product-picture.module.css'

/** A screenshot (tools/pictures.ts) in the theme of the page. */
export const ProductPicture = ({ picture: { light, dark, alt } }: { picture: Picture }) => {
  const [chosen] = useState(readChosenTheme)
  return (
    <picture className={classes.picture}>
      {chosen === undefined && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={chosen === 'dark' ? dark : light}
        alt={alt}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
