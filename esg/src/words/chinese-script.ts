/** Characters of the traditional script with their simplified form, as far as the words of reports use them. */
const pairs = `
範范 疇畴 圍围 類类 別别 間间 溫温 氣气 體体 總总 計计 噸吨 萬万 億亿 電电 產产 業业 業业 場场 當当 單单 強强 減减
較较 標标 準准 淨净 額额 數数 據据 運运 輸输 遊游 購购 買买 貨货 資资 務务 廢废 棄弃 處处 員员 勤勤 差差 旅旅 銷销
賣卖 終终 結结 產产 權权 經经 營营 團团 併并 個个 實实 際际 歷历 對对 碳碳 燃燃 車车 輛辆 備备 設设 鍋锅 爐炉 冷冷
媒媒 熱热 汽汽 蒸蒸 發发 購购 買买 網网 絡络 區区 國国 廠厂 據据 點点 樓楼 辦办 財财 報报 會会 曆历 換换 係系 數数
絕絕 佔占 率率 績绩 項项 備备 註注 頁页 參参 見见 節节 約约 費费 稅税 價价 錢钱 險险 貸贷 債债 協协 議议 確确 證证
認认 驗验 盤盘 查查 與与 及及 內内 來来 為为 無无 於于 屬属 從从 這这 個个 長长 時时 書书 統统 連连 導导 關关 閉闭
機机 構构 廳厅 門门 開开 陸陆 灣湾 臺台 韓韩 東东 歐欧 亞亚 華华 澳澳 製制 造造 鋼钢 鐵铁 煤煤 礦矿 測测 變变 動动
轉转 讓让 僅仅 僱雇 聯联 邊边 選选 擇择 靜静 補补 償偿 獲获 護护 續续 維维 滅灭 燈灯 壓压 縮缩 環环 釋释 載载 飛飞
鏈链 將将 責责 達达 應应 盡尽 樣样 離离 遠远 郵邮 儲储 銀银 貯贮 廣广 專专 隊队 餘余 專专 顧顾 煉炼 獨独 異异 檢检
`

export const simplified: ReadonlyMap<string, string> = new Map(
  pairs
    .split(/\s+/)
    .filter((pair) => pair.length === 2)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
