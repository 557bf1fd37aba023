import SpecModel

/// Titles over the products that a design looks to, whose colours and sizes are theirs, data only.
extension NotNormativeWords {
  /// Headings that consist of these words alone.
  static let models: WordTable<Reason> = WordKey.phrases(
    (
      .reference,
      [
        "reference service", "reference services", "reference product", "reference products",
        "reference app", "reference apps", "reference site", "reference sites",
        "reference website", "reference websites", "reference brand", "reference brands",
        "reference company", "design inspirations", "style inspiration", "inspiration sources",
        "sources of inspiration", "inspired by", "role model", "role models", "benchmark product",
        "benchmark products", "benchmark service", "benchmark services", "benchmark app",
        "benchmark apps", "benchmark site", "benchmark sites",
        "referenzprodukt", "referenzprodukte", "referenz app", "referenzdienst", "referenzseite",
        "referenz produkt", "referenzmarke", "vorbild", "vorbilder", "inspirationsquelle",
        "inspirationsquellen", "gestalterische vorbilder",
        "service de référence", "services de référence", "produit de référence",
        "produits de référence", "site de référence", "sites de référence",
        "application de référence", "marque de référence", "sources d inspiration",
        "servicio de referencia", "servicios de referencia", "producto de referencia",
        "productos de referencia", "sitio de referencia", "sitios de referencia",
        "app de referencia", "aplicación de referencia", "marca de referencia",
        "fuentes de inspiración", "inspiraciones",
        "serviço de referência", "serviços de referência", "produto de referência",
        "produtos de referência", "site de referência", "sites de referência",
        "app de referência", "aplicativo de referência", "marca de referência",
        "fontes de inspiração", "inspirações",
        "servizio di riferimento", "prodotto di riferimento", "prodotti di riferimento",
        "sito di riferimento", "siti di riferimento", "app di riferimento",
        "marchio di riferimento", "fonti di ispirazione", "ispirazioni",
        "referentiedienst", "referentieproduct", "referentieproducten", "referentie app",
        "referentiesite", "inspiratie", "inspiratiebronnen", "voorbeelden van anderen",
        "layanan referensi", "produk referensi", "situs referensi", "aplikasi referensi",
        "merek referensi", "inspirasi", "inspirasi desain", "sumber inspirasi",
      ]
    ),
    (
      .result,
      [
        "benchmark", "benchmarks", "benchmarking", "competitor", "competitors",
        "competitor products", "competitor apps", "competitor colors", "competitor colours",
        "wettbewerber", "mitbewerber", "konkurrenten",
        "concurrents", "competidores", "concorrentes",
        "concorrenti", "concurrenten", "kompetitor", "pesaing",
      ]
    ))

  /// The same in scripts without spaces, anywhere in a heading.
  static let scriptModels: [(StaticString, Reason)] = [
    ("参照サービス", .reference), ("参考サービス", .reference), ("参考サイト", .reference),
    ("参考アプリ", .reference), ("参考プロダクト", .reference), ("参考デザイン", .reference),
    ("参考ブランド", .reference), ("参考产品", .reference), ("参考網站", .reference),
    ("参考网站", .reference), ("参考应用", .reference), ("参考服务", .reference),
    ("参考品牌", .reference), ("參考產品", .reference), ("參考網站", .reference),
    ("參考服務", .reference), ("对标产品", .reference), ("對標產品", .reference),
    ("灵感来源", .reference), ("靈感來源", .reference), ("设计灵感", .reference),
    ("設計靈感", .reference), ("参考とインスピレーション", .reference), ("参考・インスピレーション", .reference),
    ("参考与灵感", .reference), ("参考和灵感", .reference), ("참고 및 영감", .reference),
    ("레퍼런스와 영감", .reference), ("竞品", .result), ("競品", .result), ("競合サービス", .result),
    ("競合アプリ", .result), ("競合製品", .result), ("競合他社", .result), ("競合分析", .result),
    ("競合調査", .result), ("참조 서비스", .reference), ("참고 서비스", .reference),
    ("레퍼런스 서비스", .reference), ("참조 사이트", .reference), ("참고 사이트", .reference),
    ("참고 앱", .reference), ("참고 디자인", .reference), ("참고 브랜드", .reference),
    ("벤치마킹", .result), ("경쟁사", .result), ("경쟁 서비스", .result), ("경쟁 제품", .result),
  ]
}
