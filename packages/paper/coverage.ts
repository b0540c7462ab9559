// Written by `scripts/paper-fonts.mjs`.

/** Code points (hexadecimal ranges) of the faces in `fonts/`, in the order in which they are asked for a character. */
export const coverage: Readonly<Record<string, string>> = {
  'noto-sans':
    '20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-2064 2066-2071 2074-208e 2090-209c 20a0-20c0 20f0 2100-215f 2183-2184 2189 2212 25cc 2c60-2c7f 2de0-2dff a640-a69f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff fb00-fb06',
  'noto-sans-arabic':
    '20-21 27-29 2c-2f 3a-3b a0 600-6ff 750-77f 870-88e 890-891 898-8ff 200c-200d 2013-2014 2018-2019 25cc fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc',
  'noto-sans-hebrew':
    '20-21 27-29 2c-2f 3a-3b a0 591-5c7 5d0-5ea 5ef-5f4 200c-200d 2013-2014 2018-2019 25cc fb1d-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f',
  'noto-sans-syriac': '20-21 27-29 2c-2f 3a-3b a0 700-70d 70f-74a 74d-74f 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-thaana': '20-21 27-29 2c-2f 3a-3b a0 60c 61b 61f 780-7b1 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-nko': '20-21 27-29 2c-2f 3a-3b a0 60c 61b 61f 7c0-7fa 7fd-7ff 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-devanagari':
    '20-21 27-29 2c-2f 3a-3b a0 900-97f 1cd0-1cf6 1cf8-1cf9 200c-200d 2013-2014 2018-2019 25cc a8e0-a8ff',
  'noto-sans-bengali':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-gurmukhi':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-gujarati':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-oriya':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-tamil':
    '20-21 27-29 2c-2f 3a-3b a0 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-telugu':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d c60-c63 c66-c6f c77-c7f 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-kannada':
    '20-21 27-29 2c-2f 3a-3b a0 964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-malayalam':
    '20-21 27-29 2c-2f 3a-3b a0 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-sinhala':
    '20-21 27-29 2c-2f 3a-3b a0 d81-d83 d85-d96 d9a-db1 db3-dbb dbd dc0-dc6 dca dcf-dd4 dd6 dd8-ddf de6-def df2-df4 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-thai': '20-21 27-29 2c-2f 3a-3b a0 e01-e3a e3f-e5b 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-lao':
    '20-21 27-29 2c-2f 3a-3b a0 e81-e82 e84 e86-e8a e8c-ea3 ea5 ea7-ebd ec0-ec4 ec6 ec8-ece ed0-ed9 edc-edf 200c-200d 2013-2014 2018-2019 25cc',
  'noto-serif-tibetan':
    '20-21 27-29 2c-2f 3a-3b a0 f00-f47 f49-f6c f71-f97 f99-fbc fbe-fcc fce-fda 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-myanmar': '20-21 27-29 2c-2f 3a-3b a0 1000-109f 200c-200d 2013-2014 2018-2019 25cc a9e0-a9fe aa60-aa7f',
  'noto-sans-georgian':
    '20-21 27-29 2c-2f 3a-3b a0 10a0-10c5 10c7 10cd 10d0-10ff 1c90-1cba 1cbd-1cbf 2013-2014 2018-2019 2d00-2d25 2d27 2d2d',
  'noto-sans-ethiopic':
    '20-21 27-29 2c-2f 3a-3b a0 1200-1248 124a-124d 1250-1256 1258 125a-125d 1260-1288 128a-128d 1290-12b0 12b2-12b5 12b8-12be 12c0 12c2-12c5 12c8-12d6 12d8-1310 1312-1315 1318-135a 135d-137c 1380-1399 2013-2014 2018-2019 25cc 2d80-2d96 2da0-2da6 2da8-2dae 2db0-2db6 2db8-2dbe 2dc0-2dc6 2dc8-2dce 2dd0-2dd6 2dd8-2dde ab01-ab06 ab09-ab0e ab11-ab16 ab20-ab26 ab28-ab2e',
  'noto-sans-khmer':
    '20-21 27-29 2c-2f 3a-3b a0 1780-17dd 17e0-17e9 17f0-17f9 19e0-19ff 200c-200d 2013-2014 2018-2019 25cc',
  'noto-sans-armenian': '20-21 27-29 2c-2f 3a-3b a0 531-556 559-58a 58d-58f 2013-2014 2018-2019 25cc fb13-fb17',
  'noto-sans-javanese': '20-21 27-29 2c-2f 3a-3b a0 200c-200d 2013-2014 2018-2019 25cc a980-a9cd a9cf-a9d9 a9de-a9df',
  'noto-sans-cham':
    '20-21 27-29 2c-2f 3a-3b a0 200c-200d 2013-2014 2018-2019 25cc aa00-aa36 aa40-aa4d aa50-aa59 aa5c-aa5f',
  'noto-sans-tifinagh': '20-21 27-29 2c-2f 3a-3b a0 200c-200d 2013-2014 2018-2019 25cc 2d30-2d67 2d6f-2d70 2d7f',
  'noto-sans-sc':
    '20-21 27-29 2c-2f 3a-3b a0 b7 2013-2014 2018-2019 25cc 3000-303f 3041-3096 3099-30ff 3105-312f 31f0-31ff 4e00-9fef ff01-ff9f ffa1-ffbe ffc2-ffc7 ffca-ffcf ffd2-ffd7 ffda-ffdc ffe0-ffe6 ffe8-ffee',
  'noto-sans-kr': '20-21 27-29 2c-2f 3a-3b a0 1100-11ff 2013-2014 2018-2019 25cc 3131-318e ac00-d7a3',
  'noto-emoji':
    '23 2a 30-39 200d 203c 2049 20e3 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d9 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fac6 1fac8 1facc-1fadd 1fadf-1faeb 1faef-1fafa',
  'noto-sans-symbols': '20-21 27-29 2c-2f 3a-3b a0 2013-2014 2018-2019 2160-2183 2185-2188 2460-24ff 25cc',
  'noto-sans-math':
    '20-21 27-29 2c-2f 3a-3b a0 2014 2018-2019 2190-22ff 25cc 27dc 299b 29a0 29a3 29b8 29f5 2ade 2ae3-2ae5 2aee 2bfe',
  'noto-sans-symbols-2':
    '20-21 27-29 2c-2f 3a-3b a0 2013-2014 2018-2019 25a0-2609 260e-2612 2614-2623 2630-2637 263c 2654-2668 267f-268f 269e-26a1 26aa-26ac 26bd-26cd 26cf-26e1 2700-2704 2706-2709 270b-271c 2722-2727 2729-274b 274d 274f-2753 2756-2775 2794 2798-27af 27b1-27be',
}
