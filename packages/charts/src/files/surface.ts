/** What painting needs of a canvas. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'roundRect'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'drawImage'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'direction'
>

/** spec 9: black, transparent, or what the theme says. */
export type Background = 'black' | 'transparent' | 'theme'
