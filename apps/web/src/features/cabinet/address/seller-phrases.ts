/**
 * Sentences for the chat with a seller, always in Chinese: they read nothing else. The code stands where the customer's
 * belongs.
 */
const phrases = {
  code: (code: string) => `请在每个包裹的面单和外箱上写清楚我的客户编号：${code}，谢谢！`,
  asWritten: () => '收货地址是集运仓库，请按原样填写，不要删改收货人和详细地址里的编号。',
  trackingNumber: () => '发货后请把快递单号发给我，谢谢！',
  onePackage: () => '请尽量合并成一个包裹发货；如果必须分开发，请把每个包裹的快递单号都告诉我。',
  packing: () => '货物要走国际长途运输，请用结实的纸箱包装，易碎品请多加气泡膜。',
  battery: () => '请问这款商品含有电池、磁铁、液体或粉末吗？',
} as const;

export type SellerPhrase = keyof typeof phrases;

/** All sentences, ready to be sent, with this customer code. */
export function sellerPhrases(code: string): { name: SellerPhrase; text: string }[] {
  return (Object.keys(phrases) as SellerPhrase[]).map((name) => ({ name, text: phrases[name](code) }));
}
