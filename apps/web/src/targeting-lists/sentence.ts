import type { TargetingPackage } from '@starling/targeting'
import type { Language } from '@starling/text'

export const sentenceOfPackage = (_given: TargetingPackage, _language: Language): string => ''
