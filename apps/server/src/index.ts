export { createToken } from './auth/index.ts'
export { type Config, ConfigError, origins, readConfig, Secrets } from './floor/index.ts'
export { runProduct } from './main.ts'
export { createProduct, type ProductOptions, type RunningProduct } from './product.ts'
